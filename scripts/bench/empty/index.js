// A click writes a line at once: no window can answer sooner.
const [roll, undo] = document.querySelectorAll('button')
const log = document.querySelector('[role=log]')
roll.addEventListener('click', () => {
  log.append(Object.assign(document.createElement('p'), { textContent: 'Something was rolled.' }))
})
undo.addEventListener('click', () => log.lastElementChild?.remove())

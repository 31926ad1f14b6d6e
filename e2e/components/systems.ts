import { begin, type Step } from './campaign'

const task = (system: string, more: object): Step => ({
  do: 'task.begin',
  as: 'car',
  with: { system, title: 'Fix the car', ...more },
})

/** A task of Sammy's in each system, at its first roll, and the button that makes it. */
export const systems: readonly { readonly name: string; readonly begins: readonly Step[]; readonly button: RegExp }[] =
  [
    { name: 'Storytelling', begins: [begin()], button: /^Roll$/ },
    {
      name: 'Dramatic Task',
      begins: [
        task('dramatic-task', { preset: 'challenging', participants: [{ character: 'sammy', die: 10, modifier: 1 }] }),
        { do: 'dramaticTask.deal', with: { task: 'car', cards: { sammy: '9D' } } },
      ],
      button: /^Roll/,
    },
    {
      name: 'Saga Machine',
      begins: [
        task('saga-machine', {
          kind: 'extended',
          character: 'sammy',
          stat: 4,
          skill: 3,
          interval: '1h',
          amount: 'lots',
        }),
      ],
      button: /^Roll/,
    },
    {
      name: 'Mod-Dot',
      begins: [
        task('mod-dot', {
          kind: 'extended',
          sides: [{ character: 'sammy', dots: 6, difficulty: 6 }],
          need: 9,
          limit: 3,
          interval: '1h',
        }),
      ],
      button: /^Throw here/,
    },
    {
      name: 'Time Die',
      begins: [
        task('time-die', {
          kind: 'extended',
          complexity: 'simple',
          interval: '1h',
          participants: [{ character: 'sammy', successTarget: 55 }],
        }),
      ],
      button: /^Roll/,
    },
  ]

import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue'

const sights = new WeakMap<Element, Ref<boolean>>()
let observer: IntersectionObserver | null = null

/** One for all panels: the browser looks at them together. */
function shared(): IntersectionObserver {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const sight = sights.get(target)
      if (sight !== undefined) sight.value = isIntersecting
    }
  })
  return observer
}

/** Whether any of the element can be seen in the window. True until the browser has looked. */
export function useInSight(element: Readonly<Ref<HTMLElement | null>>): Readonly<Ref<boolean>> {
  const isInSight = ref(true)
  let observed: HTMLElement | null = null
  onMounted(() => {
    observed = element.value
    if (observed === null) return
    sights.set(observed, isInSight)
    shared().observe(observed)
  })
  onBeforeUnmount(() => {
    if (observed !== null) shared().unobserve(observed)
  })
  return isInSight
}

// Zooming into a zone and moving it about: two fingers, ctrl and wheel, double tap, + - 0. A drag is no click.
import type { Attachment } from 'svelte/attachments'
import { isTyping } from './keys/typing.ts'
import { at, clamped, home, moved, type Place, type Size, zoomed } from './pan-place.ts'

const WHEEL_STEP = 0.0022
const KEY_STEP = 1.25
const TAP_ZOOM = 2
const DRAG = 6

interface Point {
  readonly x: number
  readonly y: number
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Attach to the frame; its first child is moved. The frame must hide what lies outside. */
export function panZoom(): Attachment<HTMLElement> {
  return (frame) => {
    let place: Place = home
    const fingers = new Map<number, Point>()
    let dragged = false
    const stop = new AbortController()
    const { signal } = stop

    const size = (): Size => ({ width: frame.clientWidth, height: frame.clientHeight })
    const local = (event: { clientX: number; clientY: number }): Point => {
      const box = frame.getBoundingClientRect()
      const scale = box.width / frame.offsetWidth || 1 // the whole table may be drawn larger or smaller
      return { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale }
    }
    const show = (next: Place): void => {
      place = clamped(next, size())
      const content = frame.firstElementChild
      if (!(content instanceof HTMLElement)) return
      content.style.transformOrigin = '0 0'
      content.style.transform = place.scale === 1 ? '' : `translate(${place.x}px, ${place.y}px) scale(${place.scale})`
      frame.dataset['zoom'] = place.scale.toFixed(2)
      // a finger scrolls the page until the zone is zoomed; then it moves the zone
      frame.style.touchAction = place.scale === 1 ? 'pan-x pan-y' : 'none'
    }
    const middle = (): Point => ({ x: frame.clientWidth / 2, y: frame.clientHeight / 2 })

    const down = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      if (fingers.size === 0) dragged = false
      fingers.set(event.pointerId, local(event))
    }
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId)
      if (before === undefined) return
      const now = local(event)
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
      if (other !== undefined) {
        const ratio = distance(now, other) / Math.max(1, distance(before, other))
        const from = between(before, other)
        const to = between(now, other)
        show(moved(zoomed(place, ratio, from.x, from.y), to.x - from.x, to.y - from.y))
        dragged = true
      } else if (place.scale > 1 && (dragged || distance(before, now) > DRAG)) {
        dragged = true
        show(moved(place, now.x - before.x, now.y - before.y))
      } else return // the start of a drag is measured from where the finger came down
      fingers.set(event.pointerId, now)
    }
    const up = (event: PointerEvent): void => void fingers.delete(event.pointerId)

    frame.addEventListener('pointerdown', down, { signal })
    frame.addEventListener('pointermove', move, { signal })
    frame.addEventListener('pointerup', up, { signal })
    frame.addEventListener('pointercancel', up, { signal })
    frame.addEventListener('pointerleave', up, { signal })
    // what was dragged was not meant as an answer
    frame.addEventListener('click', (event) => {
      if (!dragged) return
      dragged = false
      event.preventDefault()
      event.stopPropagation()
    }, { signal, capture: true })
    frame.addEventListener('dblclick', (event) => {
      const { x, y } = local(event)
      if (!isThing(event.target)) show(place.scale > 1 ? home : zoomed(home, TAP_ZOOM, x, y))
    }, { signal })
    frame.addEventListener('wheel', (event) => {
      if (event.ctrlKey || event.metaKey) {
        const point = local(event)
        show(zoomed(place, Math.exp(-event.deltaY * WHEEL_STEP), point.x, point.y))
      } else if (place.scale > 1) show(moved(place, -event.deltaX, -event.deltaY))
      else return
      event.preventDefault()
    }, { signal, passive: false })
    addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || document.querySelector('dialog[open]') !== null) return
      const { x, y } = middle()
      if (event.key === '+' || event.key === '=') show(zoomed(place, KEY_STEP, x, y))
      else if (event.key === '-') show(zoomed(place, 1 / KEY_STEP, x, y))
      else if (event.key === '0') show(home)
      else return
      event.preventDefault()
    }, { signal })
    const watch = new ResizeObserver(() => show(place))
    watch.observe(frame)
    return () => {
      stop.abort()
      watch.disconnect()
      if (place.scale !== 1) show(at(1, 0, 0))
    }
  }
}

/** Two clicks on a thing are two answers, not a zoom. */
const isThing = (target: EventTarget | null): boolean => target instanceof Element && target.closest('button, a, [role=button]') !== null

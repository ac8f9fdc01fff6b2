// A picture of paths that never change: walls, furrows and dashed roads cost more to draw than all that lies on them,
// and a browser draws them anew with whatever changes beside them. The picture is made once for its size and theme.
// No canvas on the page: it is a layer of its own, and what lies on it is sorted into layers at every answer then.
import type { Attachment } from 'svelte/attachments'

const drawPath = (to: OffscreenCanvasRenderingContext2D, path: SVGPathElement): void => {
  const style = getComputedStyle(path)
  const shape = new Path2D(path.getAttribute('d') ?? '')
  const moved = path.transform.baseVal.consolidate()?.matrix
  to.save()
  if (moved !== undefined) to.transform(moved.a, moved.b, moved.c, moved.d, moved.e, moved.f)
  if (style.fill !== 'none') {
    to.globalAlpha = Number(style.fillOpacity)
    to.fillStyle = style.fill
    to.fill(shape, style.fillRule === 'evenodd' ? 'evenodd' : 'nonzero')
  }
  if (style.stroke !== 'none') {
    to.globalAlpha = Number(style.strokeOpacity)
    to.strokeStyle = style.stroke
    to.lineWidth = Number.parseFloat(style.strokeWidth)
    to.lineJoin = style.strokeLinejoin === 'round' ? 'round' : 'miter'
    to.setLineDash(style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(',').map((length) => Number.parseFloat(length)))
    to.stroke(shape)
  }
  to.restore()
}

/** Browsers that hide what tells devices apart give back something else than was drawn. */
function isFaithful(): boolean {
  const probe = new OffscreenCanvas(1, 1).getContext('2d')
  if (probe === null) return false
  probe.fillStyle = '#2d4733'
  probe.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = probe.getImageData(0, 0, 1, 1).data
  return Math.hypot(red - 0x2d, green - 0x47, blue - 0x33) < 6
}

/** Attach to an image: as soon as it is made it shows the paths of the drawing before it, in as many points as the screen has for it. */
export function painted(): Attachment<HTMLImageElement> {
  return (image) => {
    const drawing = image.previousElementSibling
    if (!(drawing instanceof SVGSVGElement) || typeof OffscreenCanvas === 'undefined' || !isFaithful()) return
    let shown = ''
    let address = ''
    const forget = (): void => {
      if (address !== '') URL.revokeObjectURL(address)
      address = ''
    }
    const draw = async (): Promise<void> => {
      const box = image.getBoundingClientRect()
      const [width, height] = [Math.round(box.width * devicePixelRatio), Math.round(box.height * devicePixelRatio)]
      const wanted = `${width} ${height} ${document.documentElement.dataset['theme']}`
      if (width === 0 || height === 0 || wanted === shown) return
      shown = wanted
      const canvas = new OffscreenCanvas(width, height)
      const to = canvas.getContext('2d')
      if (to === null) return
      const { x, y, width: wide, height: high } = drawing.viewBox.baseVal
      const scale = Math.min(width / wide, height / high)
      to.setTransform(scale, 0, 0, scale, (width - wide * scale) / 2 - x * scale, (height - high * scale) / 2 - y * scale)
      for (const path of drawing.querySelectorAll('path')) drawPath(to, path)
      const picture = await canvas.convertToBlob()
      if (wanted !== shown) return // of another size or theme by now
      forget()
      address = URL.createObjectURL(picture)
      image.src = address
    }
    const again = (): void => void draw().catch(() => (shown = '')) // without a picture the paths stay
    const sizes = new ResizeObserver(again)
    sizes.observe(image)
    const themes = new MutationObserver(again)
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      sizes.disconnect()
      themes.disconnect()
      shown = ''
      forget()
    }
  }
}

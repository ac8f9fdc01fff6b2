// Files dropped anywhere on the page.
import type { Attachment } from 'svelte/attachments'

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

/** `near` hears whether a file hovers over the page; moving over children must not make it flicker, so entries are counted. */
export function fileDrop(near: (over: boolean) => void, dropped: (file: File) => void): Attachment<HTMLElement> {
  return (element) => {
    let inside = 0
    const step = (change: number) => (event: DragEvent): void => {
      if (!carriesFiles(event)) return
      inside += change
      near(inside > 0)
    }
    const enter = step(1)
    const leave = step(-1)
    const hover = (event: DragEvent): void => {
      if (carriesFiles(event)) event.preventDefault()
    }
    const drop = (event: DragEvent): void => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      inside = 0
      near(false)
      const file = event.dataTransfer?.files[0]
      if (file !== undefined) dropped(file)
    }
    element.addEventListener('dragenter', enter)
    element.addEventListener('dragleave', leave)
    element.addEventListener('dragover', hover)
    element.addEventListener('drop', drop)
    return () => {
      element.removeEventListener('dragenter', enter)
      element.removeEventListener('dragleave', leave)
      element.removeEventListener('dragover', hover)
      element.removeEventListener('drop', drop)
    }
  }
}

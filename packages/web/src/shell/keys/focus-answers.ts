// To the answers at once: by a key, and by the first stop of the page.

/** False when nobody is asked anything. */
export function focusAnswers(): boolean {
  const first = document.querySelector<HTMLElement>('[data-answer][tabindex="0"], [data-answer]')
  first?.focus()
  return first !== null
}

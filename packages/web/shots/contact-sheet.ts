import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Screen, type Size, sizes, themes } from './screen.ts'

/** All pictures of a folder on one page, also those of an earlier run: a row per screen, a click shows one in its size. */
export function contactSheet(folder: string, screens: readonly Screen[]): string {
  const rows = screens.flatMap(({ name }) => {
    const kinds = (Object.keys(sizes) as Size[]).flatMap((size) => themes.map((theme) => ({ size, theme, file: `${size}-${theme}/${name}.png` })))
    const pictures = kinds
      .filter(({ file }) => existsSync(join(folder, file)))
      .map(({ size, theme, file }) => `<a href="${file}"><img src="${file}" loading="lazy" alt="${name}, ${size}, ${theme}"></a>`)
    return pictures.length === 0 ? [] : [`<h2 id="${name}">${name}</h2>\n<p>${pictures.join('\n')}</p>`]
  })
  return `<!doctype html>
<meta charset="utf-8">
<title>Every screen</title>
<style>
  body { margin: 16px; background: #555; color: #fff; font: 14px sans-serif }
  p { display: flex; flex-wrap: wrap; align-items: start; gap: 10px; margin: 0 }
  img { height: 420px; object-fit: cover; object-position: top }
</style>
${rows.join('\n')}
`
}

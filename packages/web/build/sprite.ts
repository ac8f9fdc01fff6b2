// Puts the icon sprite into the page: external <use> is not drawn everywhere, and icons must not appear late.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

export function sprite(path: string): Plugin {
  return {
    name: 'tollan-sprite',
    transformIndexHtml(html) {
      const symbols = readFileSync(path, 'utf8').replaceAll(/<!--[\s\S]*?-->/g, '').replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '').replaceAll(/\n\s*/g, '')
      const inline = `<svg width="0" height="0" style="position:absolute" aria-hidden="true">${symbols}</svg>`
      return html.replace('<div id="app">', `${inline}\n    <div id="app">`)
    },
  }
}

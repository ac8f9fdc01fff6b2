import { createWords, english } from '@tollan/tawantinsuyu'
import { hungarian } from '@tollan/tawantinsuyu/words/hu'
import { polish } from '@tollan/tawantinsuyu/words/pl'
import { russian } from '@tollan/tawantinsuyu/words/ru'
import { keepsItsPromises } from '../../../shell/guide/testing.ts'
import { guide } from './guide.ts'

const catalogues = { en: english, pl: polish, hu: hungarian, ru: russian }

keepsItsPromises(guide, async (language) => createWords(catalogues[language]), new URL('../../../../../tawantinsuyu/SPEC.md', import.meta.url))

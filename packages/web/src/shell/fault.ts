// What went wrong, in the language of the interface.
import type { Failure } from '@tollan/kernel'
import { currentLanguage, t } from '../i18n/language.svelte.ts'
import { faultKey, ownWords } from './fault-key.ts'

export const faultWords = (fault: unknown): string => t(faultKey(fault))

export const refusalWords = (failure: Failure): string => ownWords(currentLanguage(), failure) ?? faultWords(failure)

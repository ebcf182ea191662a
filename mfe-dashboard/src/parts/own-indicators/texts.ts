import { createTexts } from '@aldergate/ui'

const EN = { summary: '{name} ({period})' } as const

export const useText = createTexts({ en: EN })

import type { CDPSession } from '@playwright/test'

const FRAMES_OF_OTHERS = 'https://*.tradingview.com/*'

/** Answers for the provider of external charts, so that no load depends on a third-party server. */
export async function playFrames(devTools: CDPSession): Promise<{ played: number }> {
  const frames = { played: 0 }
  devTools.on('Fetch.requestPaused', ({ requestId }) => {
    frames.played += 1
    const body = Buffer.from('<!doctype html><title>Chart</title>').toString('base64')
    const responseHeaders = [{ name: 'Content-Type', value: 'text/html' }]
    void devTools.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders,
      body,
    })
  })
  await devTools.send('Fetch.enable', { patterns: [{ urlPattern: FRAMES_OF_OTHERS }] })
  return frames
}

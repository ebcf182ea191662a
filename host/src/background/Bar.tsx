import { color, fontSize, media, radius, space } from '@aldergate/ui'
import styled from 'styled-components'

/** Windows high enough to show the bar and the content at once. */
const HIGH_WINDOW = '@media (min-height: 481px)'

/** The greatest height of the bar: on a phone, in the language with the longest text. */
const ROOM = space(44)

/**
 * A message of the app to the trader. Sticky at the end of the page in a high window: always in view, shifts no layout,
 * and covers no content at the page's end.
 */
export const Bar = styled.section`
  z-index: 90;
  display: grid;
  gap: ${space(2)};
  width: 336px;
  margin: ${space(4)} max(${space(4)}, env(safe-area-inset-left));
  padding: ${space(3)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.panel};
  background: ${color.s2};
  color: ${color.t1};
  font-size: ${fontSize.s13};

  ${HIGH_WINDOW} {
    position: sticky;
    bottom: max(${space(4)}, env(safe-area-inset-bottom));

    html:has(&) {
      scroll-padding-bottom: ${ROOM};
    }
  }

  ${media.phone} {
    bottom: 0;
    width: auto;
    margin: 0;
    padding-bottom: max(${space(3)}, env(safe-area-inset-bottom));
    border-width: 1px 0 0;
    border-radius: 0;
  }

  /* On a phone, the toasts share the bar's corner and would cover its buttons. */
  ${HIGH_WINDOW} and (max-width: 719px) {
    html:has(&) .Toastify__toast-container {
      bottom: ${ROOM};
    }
  }
`

export const Actions = styled.div`
  display: flex;
  gap: ${space(2)};
`

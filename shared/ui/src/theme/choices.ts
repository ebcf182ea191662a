import { LIST_ROWS } from './tokens'

const densities = Object.entries(LIST_ROWS).map(
  ([name, height]) => `
  :root[data-density='${name}'] {
    --list-row: ${height};
  }
`,
)

/** As the reset does it for who told their device; here for who told the app. */
const stillness = `
  :root[data-motion='still'] *:not(.Toastify__progress-bar),
  :root[data-motion='still'] *::before,
  :root[data-motion='still'] *::after {
    animation-duration: 1ms !important;
    animation-delay: 0s !important;
    animation-iteration-count: 1 !important;
    transition: none !important;
    scroll-behavior: auto !important;
  }
`

/** The styles by which the trader's settings, as attributes of the root, change the look of all but the colours. */
export const choicesCss = [...densities, stillness].join('\n')

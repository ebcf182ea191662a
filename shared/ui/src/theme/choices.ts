import { LIST_ROWS } from './tokens'

const densities = Object.entries(LIST_ROWS).map(
  ([name, height]) => `
  :root[data-density='${name}'] {
    --list-row: ${height};
  }
`,
)

/** Like the reset's rule for the device's preference, but for the app's setting. */
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

/** The styles for the trader's settings that are attributes of the root, except colours. */
export const choicesCss = [...densities, stillness].join('\n')

import { stillness } from './stillness'
import { LIST_ROWS } from './tokens'

const densities = Object.entries(LIST_ROWS).map(
  ([name, height]) => `
  :root[data-density='${name}'] {
    --list-row: ${height};
  }
`,
)

/** The styles for the trader's settings that are attributes of the root, except colours. */
export const choicesCss = [...densities, stillness(":root[data-motion='still']")].join('\n')

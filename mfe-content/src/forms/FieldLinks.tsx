import { space } from '@aldergate/ui'
import type { MouseEvent } from 'react'
import styled from 'styled-components'

interface FieldLinksProps {
  /** The fields that need attention: the id of the control, and its name or what is wrong with it. */
  fields: readonly { id: string; label: string }[]
}

/** Leads from the message of a form to each field that it is about. */
export function FieldLinks({ fields }: FieldLinksProps) {
  return (
    <List>
      {fields.map(({ id, label }) => (
        <li key={id}>
          <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
            {label}
          </a>
        </li>
      ))}
    </List>
  )
}

/** The router must not take the fragment for a place in the history. */
function focusField(event: MouseEvent, id: string) {
  event.preventDefault()
  document.getElementById(id)?.focus()
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  padding: 0;
`

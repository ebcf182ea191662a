import { Link } from '@aldergate/platform'
import { space } from '@aldergate/ui'
import styled from 'styled-components'
import { JOBS } from '../jobs.data'
import { useText } from './texts'

/** The way to each application form. */
export function JobLinks() {
  const t = useText()

  return (
    <List lang="en">
      {JOBS.map(({ id, title, location, applyLink }) => (
        <li key={id}>
          <Link to={applyLink}>{t('jobAt', { title, location })}</Link>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space(2)};

  a {
    display: inline-block;
    padding: ${space(1)} 0;
  }
`

import { PATHS } from '@aldergate/contract'
import { Link } from '@aldergate/platform'
import { Card, color, fontWeight, media, space } from '@aldergate/ui'
import styled from 'styled-components'
import { PLACES } from './steps.data'
import { useText } from './texts'

/** The pages to start from, and what each is for. */
export function Places() {
  const t = useText()

  return (
    <Card heading={t('places')}>
      <List>
        {PLACES.map((place) => (
          <li key={place}>
            <Place to={PATHS[place]}>{t(place)}</Place>
            <p>{t(`${place}.text`)}</p>
          </li>
        ))}
      </List>
    </Card>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${space(4)};
  color: ${color.t2};
`

const Place = styled(Link)`
  font-weight: ${fontWeight.medium};

  ${media.coarsePointer} {
    display: inline-block;
    padding-block: ${space(3)};
  }
`

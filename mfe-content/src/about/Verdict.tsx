import { Card, color, Icon, type IconName, space } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from './texts'
import { CONS, PROS } from './verdict.data'

/** Two columns of the same width, the same look and the same number of lines. */
export function Verdict() {
  const t = useText()

  return (
    <Columns>
      <Side heading={t('pros')} icon="plus" points={PROS} />
      <Side heading={t('cons')} icon="minus" points={CONS} />
    </Columns>
  )
}

interface SideProps {
  heading: string
  icon: IconName
  points: readonly string[]
}

function Side({ heading, icon, points }: SideProps) {
  return (
    <Card heading={heading} level={3}>
      <Points lang="en">
        {points.map((point) => (
          <li key={point}>
            <Icon name={icon} />
            {point}
          </li>
        ))}
      </Points>
    </Card>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${space(3)};
  margin-top: ${space(4)};
`

const Points = styled.ul`
  display: grid;
  gap: ${space(2)};
  color: ${color.t2};

  li {
    display: grid;
    grid-template-columns: 16px 1fr;
    gap: ${space(2)};
  }

  svg {
    margin-top: 1px;
    color: ${color.t3};
  }
`

import { color, fontSize, fontWeight, radius, space, measure } from '@aldergate/ui'
import styled from 'styled-components'
import { ScrollArea } from '../../parts/ScrollArea'
import type { Section } from './tutorial'

const TEXT_HEIGHT_PX = 320

export function SectionText({ section }: { section: Section }) {
  const { heading, text, example, afterExample = [] } = section

  return (
    <ScrollArea label={heading} lang="en" height={TEXT_HEIGHT_PX}>
      <Text>
        <Heading>{heading}</Heading>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {example && (
          <Example>
            {example.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Example>
        )}
        {afterExample.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Text>
    </ScrollArea>
  )
}

const Text = styled.div`
  display: grid;
  gap: ${space(2)};
  max-width: ${measure(68)};
  padding-right: ${space(2)};
  font-size: ${fontSize.s14};
  line-height: 21px;
`

const Heading = styled.h5`
  margin: 0;
  font-size: ${fontSize.s14};
  font-weight: ${fontWeight.semibold};
`

const Example = styled.ul`
  padding: ${space(2)} ${space(3)};
  border-left: 2px solid ${color.accent};
  border-radius: ${radius.control};
  background: ${color.s2};
  font-size: ${fontSize.s13};
`

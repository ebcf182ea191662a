import { Card, color, font, fontSize, media, radius, size, space, measure } from '@aldergate/ui'
import { DataTable } from '@aldergate/ui/data'
import styled from 'styled-components'
import { Anchor } from '../reading/Anchor'
import type { Endpoint } from './endpoints.data'
import { Sample } from './Sample'
import { useText } from './texts'

export function EndpointCard({ endpoint }: { endpoint: Endpoint }) {
  const t = useText()
  const { id, method, path, summary, parameters, request, response } = endpoint
  const name = `${method} ${path}`

  return (
    <Card aria-labelledby={id}>
      <Heading id={id}>
        <Method>{method}</Method> {path}
        <Anchor id={id} heading={name} />
      </Heading>
      <Summary lang="en">{summary}</Summary>
      <DataTable
        caption={t('sampleOf', { sample: t('parameters'), endpoint: name })}
        columns={[
          { id: 'name', header: t('name'), rowHeader: true, cell: (row) => row.name },
          { id: 'place', header: t('place'), cell: (row) => <span lang="en">{row.place}</span> },
          {
            id: 'meaning',
            header: t('meaning'),
            cell: (row) => <span lang="en">{row.meaning}</span>,
          },
        ]}
        rows={parameters}
        rowKey={(row) => row.name}
      />
      <Samples>
        <Sample kind="sampleRequest" endpoint={name} text={request} />
        <Sample kind="sampleResponse" endpoint={name} text={response} />
      </Samples>
    </Card>
  )
}

const Heading = styled.h2`
  font-family: ${font.mono};
  font-size: ${fontSize.s14};
  line-height: 20px;
  overflow-wrap: anywhere;
  scroll-margin-top: calc(${size.navbar} + ${space(4)});
`

const Method = styled.span`
  display: inline-block;
  padding: 0 ${space(2)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.control};
  color: ${color.accent};
`

const Summary = styled.p`
  max-width: ${measure(72)};
  margin: ${space(2)} 0 ${space(3)};
  color: ${color.t2};
  line-height: 20px;
`

const Samples = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(3)};

  > * {
    min-width: 0;
  }

  ${media.fromTablet} {
    grid-template-columns: 1fr 1fr;
  }
`

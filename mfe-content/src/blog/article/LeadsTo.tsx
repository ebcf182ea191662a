import { BRAND } from '@aldergate/contract'
import { ButtonLink, Card, color, Row } from '@aldergate/ui'
import styled from 'styled-components'
import type { Post } from '../post'
import { useText } from '../texts'

/** A link to the feature that the post describes. */
export function LeadsTo({ post }: { post: Post }) {
  const t = useText()

  return (
    <Card heading={t('tryIt')}>
      <Row $gap={3} $spread>
        <Text>{t('tryItText', { product: BRAND.product })}</Text>
        <ButtonLink to={post.leadsTo.to} variant="primary" lang="en">
          {post.leadsTo.label}
        </ButtonLink>
      </Row>
    </Card>
  )
}

const Text = styled.p`
  color: ${color.t2};
`

import { BotRow } from '@aldergate/charts/bots'
import { useRuleSentences } from '@aldergate/charts/strategy'
import { MAX_BOTS } from '@aldergate/ledger'
import { deployBotAtom, listedBotsAtom } from '@aldergate/ledger/bots'
import { botsAtom } from '@aldergate/ledger/state'
import { Button, Muted, space } from '@aldergate/ui'
import { useFocusInPlace } from '@aldergate/ui/useFocusInPlace'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import styled from 'styled-components'
import { useFee } from '../../parts/useFee'
import type { BOTS } from './bots.data'
import { isOnPaper, PAPER_AMOUNT, PAPER_PAIR, paperBotOf, rulesOf } from './paperBot'
import { useText } from './texts'

/** Runs a bot on paper on the simulated feed before anything is paid, and shows its result. */
export function OnPaper({ bot }: { bot: (typeof BOTS)[number] }) {
  const t = useText()
  const pounds = useFee()
  const sentences = useRuleSentences()
  const bots = useAtomValue(botsAtom)
  const listed = useAtomValue(listedBotsAtom)
  const deploy = useSetAtom(deployBotAtom)
  const box = useFocusInPlace<HTMLDivElement>()
  const [isRefused, setIsRefused] = useState(false)

  const trials = listed.filter((each) => isOnPaper(each.bot, bot))
  const isRunning = trials.some((each) => each.bot.stoppedAt === null)
  const hasStopped = bots.some(({ stoppedAt }) => stoppedAt !== null)

  // A refusal holds until there is room again.
  if (isRefused && bots.length < MAX_BOTS) setIsRefused(false)

  return (
    <Trial {...box}>
      {!isRunning && (
        <>
          <Button
            aria-label={t('tryOnPaperOf', { bot: bot.name })}
            onClick={() => setIsRefused(deploy(paperBotOf(bot)).status === 'refused')}
          >
            {t('tryOnPaper')}
          </Button>
          <Muted>{t('paperTerms', { pair: PAPER_PAIR, amount: pounds(PAPER_AMOUNT) })}</Muted>
        </>
      )}
      <Muted role="status">
        {isRefused && !isRunning && t(hasStopped ? 'paperRefused' : 'paperRefusedAllRunning')}
      </Muted>
      {trials.length > 0 && (
        <List aria-label={t('onPaper', { bot: bot.name })}>
          {trials.map((each) => (
            <BotRow key={each.bot.id} listed={each} />
          ))}
        </List>
      )}
      <Rules>
        <summary>{t('itsRules')}</summary>
        {sentences(rulesOf(bot)).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Rules>
    </Trial>
  )
}

const Trial = styled.div`
  display: grid;
  gap: ${space(2)};
`

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Rules = styled.details`
  > summary {
    cursor: pointer;
  }

  > p {
    margin: ${space(1)} 0 0;
  }
`

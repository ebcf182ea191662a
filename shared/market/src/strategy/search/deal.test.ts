import fc from 'fast-check'
import { createDeal, workerCount } from './deal'

it('has the same answer for any number of workers, in whatever order they answer', () => {
  const order = fc.array(fc.nat(), { minLength: 1, maxLength: 400 })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 1, max: 8 }),
      order,
      (count, workers, turns) => {
        const deal = createDeal<number>(count, workers)
        const open = Array.from({ length: workers }, () => deal.next())
        for (let turn = 0; open.some(Boolean); turn += 1) {
          const busy = open.flatMap((batch, worker) => (batch ? [worker] : []))
          const worker = Number(busy[Number(turns[turn % turns.length]) % busy.length])
          const { from, to } = open[worker] ?? { from: 0, to: 0 }
          deal.put(
            { from, to },
            Array.from({ length: to - from }, (_, index) => (from + index) ** 2),
          )
          open[worker] = deal.next()
        }
        expect(deal.done()).toBe(count)
        expect(deal.answers()).toEqual(Array.from({ length: count }, (_, place) => place ** 2))
      },
    ),
  )
})

it('does not pretend to know what nobody answered', () => {
  const deal = createDeal<number>(3, 1)
  deal.put({ from: 0, to: 1 }, [1])
  expect(() => deal.answers()).toThrow('Nobody answered for 1.')
})

it('starts a worker for each core, but no more than there is work for', () => {
  expect([workerCount(2, 100), workerCount(64, 100), workerCount(4, 3)]).toEqual([2, 8, 3])
  expect([workerCount(Number.NaN, 100), workerCount(2, 0)]).toEqual([1, 1])
})

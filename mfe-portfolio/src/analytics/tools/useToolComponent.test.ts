import { act, renderHook } from '@testing-library/react'
import type { ComponentType } from 'react'
import { useToolComponent } from './useToolComponent'

it('tells of a tool that does not come, and asks for it again', async () => {
  const failure = jest.spyOn(console, 'error').mockImplementation(() => {})
  const Tool: ComponentType = () => null
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Tool)
  const loaders = {
    'risk-calculator': load,
    'strategy-backtester': load,
    'market-insights': load,
    'trade-simulator': load,
  }
  const { result } = renderHook(() => useToolComponent('market-insights', loaders))
  expect(result.current.loaded.status).toBe('loading')

  await act(async () => {})
  expect(result.current.loaded.status).toBe('failed')
  expect(failure).toHaveBeenCalledTimes(1)

  await act(async () => result.current.retry())
  expect(result.current.loaded).toEqual({ status: 'ready', Tool })
  failure.mockRestore()
})

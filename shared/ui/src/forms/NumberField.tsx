import {
  type ClipboardEvent,
  type InputEvent,
  useLayoutEffect,
  useRef,
  useState,
  type WheelEvent,
} from 'react'
import { useFormat } from '../format/useFormat'
import { TextField, type TextFieldProps } from './TextField'
import {
  insertComma,
  insertDecimalSign,
  insertNumber,
  insertReadable,
  writtenNumber,
} from './writtenNumber'

/** The wheel would change a focused number when the trader means to scroll: an order of 0.25 became one of 3. */
function scrollInstead({ currentTarget: field }: WheelEvent<HTMLInputElement>) {
  if (document.activeElement !== field) return
  field.blur()
  requestAnimationFrame(() => field.focus({ preventScroll: true }))
}

/**
 * The value of a field whose text is not a number, such as "-" and "43e": for browsers it is empty, which would mean
 * that no exit is wanted.
 */
export const UNREADABLE = 'NaN'

/** Characters that are never part of a number; all browsers but Firefox drop them. */
const ALIEN = /^[^\p{N}.,+\-e]$/iu

/** The point as Chinese input methods write it; browsers drop one or both of them. */
const WIDE_POINT = /^[．。]$/

/** A comma that the browser has left out. */
interface DroppedComma {
  /** The text when it was typed, which was then before it. */
  before: string
  /** The text as it has been typed since. */
  value: string
}

/** A number as typed: the text is not reformatted, so that "1." and an empty field stay as they are. */
export function NumberField({
  step = 'any',
  hint,
  value,
  onChange,
  ...rest
}: Omit<TextFieldProps, 'type'>) {
  const format = useFormat()
  const [hasTypedDot, setHasTypedDot] = useState(false)
  // Who groups digits by dots has typed thousands, or decimals on the keys of the numbers: this is how it is read.
  const isTwofold = hasTypedDot && /^[1-9]\d{0,2}\.\d{3}$/.test(value) && groupSign() === '.'
  const [dropped, setDropped] = useState<DroppedComma>()

  const fieldRef = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    // A field that was cleared by its owner may still hold text that is not a number.
    if (value === '' && fieldRef.current?.validity.badInput) fieldRef.current.value = ''
  }, [value])

  /** Asked for when it is needed: the first format of a document takes a browser long. */
  function groupSign(): string {
    return format.number(10_000).charAt(2)
  }

  function takeSign(event: InputEvent<HTMLInputElement>) {
    const isWidePoint = WIDE_POINT.test(event.data)
    setHasTypedDot(event.data === '.' || isWidePoint || (hasTypedDot && event.data !== ','))
    if (ALIEN.test(event.data)) event.preventDefault()
    if (isWidePoint) insertDecimalSign(event.currentTarget)
    if (event.data !== ',') return
    event.preventDefault()
    if (format.decimalSign === ',') insertComma(event.currentTarget)
    else dropComma(event.currentTarget)
  }

  function dropComma(field: HTMLInputElement) {
    const before = field.value
    if (!insertReadable(field, ',')) setDropped({ before, value: before })
  }

  /** React sees no change between an empty and an unreadable field, because both have an empty value. */
  function takeNone({ currentTarget: field }: InputEvent<HTMLInputElement>) {
    fieldRef.current = field
    if (field.value !== '') return
    setDropped(undefined)
    onChange(field.validity.badInput ? UNREADABLE : '')
  }

  function take(typed: string) {
    if (typed === '') return
    if (dropped) setDropped(goesOn(typed, dropped) ? { ...dropped, value: typed } : undefined)
    onChange(typed)
  }

  function takeNumber(event: ClipboardEvent<HTMLInputElement>) {
    const number = writtenNumber(event.clipboardData.getData('text'), groupSign())
    if (!number) return
    setHasTypedDot(false)
    setDropped(undefined)
    event.preventDefault()
    insertNumber(event.currentTarget, number)
  }

  /** The browser writes numbers as its own language does, and the next field reads them as the page's. */
  function giveNumber(event: ClipboardEvent<HTMLInputElement>) {
    const selected = document.getSelection()?.toString() ?? ''
    if (format.decimalSign === '.' || !selected.includes('.')) return
    event.preventDefault()
    event.clipboardData.setData('text', selected.replace('.', format.decimalSign))
    if (event.type === 'cut') document.execCommand('delete')
  }

  return (
    <TextField
      type="number"
      inputMode="decimal"
      step={step}
      value={value === UNREADABLE ? '' : value}
      onChange={take}
      onInput={takeNone}
      hint={isTwofold || isMerged(value, dropped) ? `= ${format.number(value)}` : hint}
      onBeforeInput={takeSign}
      onWheel={scrollInstead}
      onPaste={takeNumber}
      onCopy={giveNumber}
      onCut={giveNumber}
      {...rest}
    />
  )
}

/** Whether the text typed since follows the comma. */
function goesOn(typed: string, { before }: DroppedComma): boolean {
  return typed.length > before.length && typed.startsWith(before)
}

/**
 * Whether a comma that was dropped as a group separator is not followed by a group of three digits: if it meant
 * decimals, the number is now ten or a hundred times too large. With nothing after it, it may have been typed between
 * digits.
 */
function isMerged(value: string, dropped: DroppedComma | undefined): boolean {
  // The value may have been set from outside since.
  if (!dropped || dropped.before === '' || dropped.value !== value) return false
  if (value === dropped.before) return true
  const [whole = ''] = value.split('.')
  return (whole.length - dropped.before.length) % 3 !== 0
}

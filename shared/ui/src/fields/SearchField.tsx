import { type KeyboardEvent, type Ref, useId, useRef } from 'react'
import styled from 'styled-components'
import {
  color,
  Icon,
  IconButton,
  media,
  size,
  space,
  useKitText,
  VisuallyHidden,
} from '@aldergate/ui'
import { inputLook, isComposing } from '@aldergate/ui/forms'

interface SearchFieldProps {
  label: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
  inputRef?: Ref<HTMLInputElement>
}

/** A field for a search: Esc and the clear button empty it. */
export function SearchField({ label, placeholder, value, onChange, inputRef }: SearchFieldProps) {
  const t = useKitText()
  const id = useId()
  const boxRef = useRef<HTMLDivElement>(null)

  function clear() {
    onChange('')
    boxRef.current?.querySelector('input')?.focus()
  }

  function clearOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || value === '' || isComposing(event.nativeEvent)) return
    // The first Esc empties the field; only the next one may close the surrounding element.
    event.preventDefault()
    event.stopPropagation()
    onChange('')
  }

  return (
    <Box ref={boxRef}>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <Glass>
        <Icon name="search" size={14} />
      </Glass>
      <Input
        id={id}
        ref={inputRef}
        type="search"
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={clearOnEscape}
      />
      {value !== '' && <Clear icon="close" label={t('clear')} onClick={clear} />}
    </Box>
  )
}

const Box = styled.div`
  position: relative;
  min-width: 0;
`

const Glass = styled.span`
  position: absolute;
  top: 50%;
  left: ${space(2)};
  display: flex;
  transform: translateY(-50%);
  color: ${color.t3};
  pointer-events: none;
`

const Input = styled.input`
  ${inputLook}
  padding-right: ${size.row};
  padding-left: ${size.row};

  &::-webkit-search-cancel-button {
    display: none;
  }

  ${media.coarsePointer} {
    padding-right: ${size.touch};
  }
`

const Clear = styled(IconButton)`
  position: absolute;
  top: 0;
  right: 0;
`

/** One line of a panel's ⋯ menu. */
export interface MenuAction {
  id: string
  label: string
  isDisabled?: boolean
  onChoose: () => void
}

export { draftOrderAtom } from './waitingDraft.atoms'

import { remoteBuild } from '@aldergate/build/remote'
import { remote } from './remote.config.ts'

export default remoteBuild(import.meta.dirname, remote)

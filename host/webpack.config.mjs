import { hostBuild } from '@aldergate/build/host'

export default hostBuild(import.meta.dirname)

import { fallsAlone } from '../faults/fallsAlone'
import { FAULTS } from '../faultInjector'

for (const how of Object.keys(FAULTS) as (keyof typeof FAULTS)[]) fallsAlone(how)

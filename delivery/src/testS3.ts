/** `npm run test:s3`: the bucket tests, against a real server. */
import { command } from './process/command.ts'
import { misuse, refusal } from './process/refusal.ts'
import { overS3 } from './checks/overS3.ts'

await command(async () => {
  if (!process.env.S3_TESTS) {
    throw misuse(
      'Name a bucket, as in S3_TESTS=s3://tests, and its server by S3_ENDPOINT: delivery/bin/s3Server.sh starts one.',
    )
  }
  if (!(await overS3(process.env)))
    throw refusal('Over S3 tests failed: mend what is printed above.')
})

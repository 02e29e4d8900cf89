// Imported into a program before it starts (siteCopy.ts): writes what it used into USAGE_FILE at its end.
import {writeFileSync} from 'node:fs';
import {isMainThread} from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => {
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    const usage = {cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1000};
    writeFileSync(process.env.USAGE_FILE ?? '', JSON.stringify(usage));
  });
}

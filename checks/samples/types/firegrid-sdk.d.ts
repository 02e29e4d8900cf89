/**
 * The SDK as the documentation describes it, for the samples that import it. Its shapes are those
 * of openapi/firegrid.yaml.
 */
declare module '@firegrid/sdk' {
  type Category = 'mobile' | 'tablet' | 'browser' | 'mac';
  type Platform = 'android' | 'ios' | 'ipados' | 'macos';
  type Framework = 'appium' | 'selenium';
  type ResultStatus = 'queued' | 'running' | 'passed' | 'failed' | 'error';

  interface Page<Entry> {
    data: Entry[];
    /** `null` on the last page. */
    nextCursor: string | null;
  }

  interface Paging {
    limit?: number;
    cursor?: string;
  }

  interface Device {
    id: string;
    name: string;
    category: Category;
    platform: Platform;
    osVersion: string;
    available: boolean;
    browserVersion?: 'beta' | 'stable' | 'stable-1' | 'stable-2';
  }

  interface NewTest {
    name: string;
    framework: Framework;
    suiteUrl: string;
    appUrl?: string;
    deviceIds: string[];
    video?: boolean;
  }

  interface Test extends Pick<NewTest, 'name' | 'framework' | 'deviceIds'> {
    id: string;
    createdAt: string;
    resultsUrl: string;
  }

  interface Result {
    id: string;
    testId: string;
    deviceId: string;
    status: ResultStatus;
    startedAt: string | null;
    durationSeconds: number | null;
    message: string | null;
    videoUrl: string | null;
  }

  type DeviceFilter = Paging &
    Partial<Pick<Device, 'category' | 'platform' | 'osVersion' | 'available'>>;
  type ResultFilter = Paging & Partial<Pick<Result, 'testId' | 'status'>>;

  export class Client {
    /** @param options The key; an unset variable is refused when the first request is made. */
    constructor(options: {apiKey: string | undefined});
    readonly devices: {list(filter?: DeviceFilter): Promise<Page<Device>>};
    readonly tests: {create(test: NewTest, options: {idempotencyKey: string}): Promise<Test>};
    readonly results: {list(filter?: ResultFilter): Promise<Page<Result>>};
  }
}

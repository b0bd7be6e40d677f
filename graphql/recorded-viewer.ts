/** The operation of web/measuring/recorder.ts, which is loaded without Apollo Client. */
export const recordedViewer = 'query RecordedViewer { viewer { accountId email } }';

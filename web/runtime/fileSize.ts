const megabytes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Formats a number of bytes in decimal units: at least `1 KB`, then `340 KB`, `2 MB`, `2.4 MB`. */
export const formatFileSize = (bytes: number): string =>
  bytes < 999_500 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${megabytes.format(bytes / 1_000_000)} MB`;

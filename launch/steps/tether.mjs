// Loaded into the server before its own code. If the parent process is killed, the server stops cleanly instead of
// keeping the port and the data folder in use.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref(); // the channel alone must not keep the process running
}

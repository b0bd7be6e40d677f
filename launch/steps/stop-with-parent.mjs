// Loaded into the server before its own code: if the process that started it is killed, the server stops in order
// instead of keeping the port and the data folder.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref(); // The channel alone must not keep the server alive.
}

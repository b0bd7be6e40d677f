// Programs that hear of changes, as the developer pages show them. api/integration/developers runs each text as a program.

/** Checks deliveries and prints them. The secret of the webhook and the port come from the environment. */
export const typescriptReceiver = String.raw`// Run with: npx tsx receiver.ts
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const key = Buffer.from(process.env.WEBHOOK_SECRET!.replace('whsec_', ''), 'base64');
const TOLERANCE_SECONDS = 300;
/** Deliveries by id, with the time at which they can be forgotten because their timestamp is too old. */
const received = new Map<string, number>();

/** The server sends a delivery again if your answer is lost. Its id stays the same. */
function isRepeated(id: string): boolean {
  const now = Date.now() / 1000;
  for (const [other, end] of received) if (end < now) received.delete(other);
  if (received.has(id)) return true;
  received.set(id, now + 2 * TOLERANCE_SECONDS);
  return false;
}

function isGenuine(id: string, timestamp: string, signatures: string, body: string): boolean {
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS)) return false;
  const signed = [id, timestamp, body].join('.');
  const expected = Buffer.from('v1,' + createHmac('sha256', key).update(signed).digest('base64'));
  // During a rotation of the secret, the header has two signatures.
  return signatures.split(' ').some((text) => {
    const signature = Buffer.from(text);
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
}

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  const [id = '', timestamp = '', signatures = ''] = ['id', 'timestamp', 'signature'].map(
    (name) => request.headers['webhook-' + name] as string | undefined,
  );
  const genuine = isGenuine(id, timestamp, signatures, body);
  response.writeHead(genuine ? 204 : 401).end();
  if (genuine && !isRepeated(id)) console.log(id, JSON.parse(body).type, JSON.parse(body).data.id);
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
`;

export const pythonReceiver = String.raw`# Run with: python3 receiver.py
import base64, hashlib, hmac, http.server, json, os, time

key = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))
TOLERANCE_SECONDS = 300
received = {}  # Deliveries by id, with the time at which they can be forgotten because their timestamp is too old.


def is_repeated(id):
    # The server sends a delivery again if your answer is lost. Its id stays the same.
    now = time.time()
    for other in [other for other, end in list(received.items()) if end < now]:
        received.pop(other, None)
    if id in received:
        return True
    received[id] = now + 2 * TOLERANCE_SECONDS
    return False


def is_genuine(id, timestamp, signatures, body):
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > TOLERANCE_SECONDS:
        return False
    signed = f"{id}.{timestamp}.".encode() + body
    digest = hmac.new(key, signed, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(digest)
    # During a rotation of the secret, the header has two signatures.
    return any(hmac.compare_digest(text.encode(), expected) for text in signatures.split(" "))


class Receiver(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        id, timestamp, signatures = (
            self.headers.get("webhook-" + name, "") for name in ("id", "timestamp", "signature")
        )
        genuine = is_genuine(id, timestamp, signatures, body)
        self.send_response(204 if genuine else 401)
        self.end_headers()
        if genuine and not is_repeated(id):
            message = json.loads(body)
            print(id, message["type"], message["data"]["id"], flush=True)

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", int(os.environ["PORT"])), Receiver)
print("ready", flush=True)
server.serve_forever()
`;

/** Scope: WEBHOOKS_WRITE and CONTENT_READ. Argument: the URL that receives the deliveries. */
export const createWebhook = String.raw`curl "$SITE/graphql" \
  --header "Authorization: Bearer $TOKEN" \
  --header "Content-Type: application/json" \
  --data '{"query":"mutation { createWebhook(input: { name: \"Mirror\", url: \"https://receiver.example/hook\", types: [ARTICLE] }) { secret webhook { id } } }"}'
`;

/** A delivery as its receiver gets it. */
export const sampleDelivery = String.raw`POST /hooks/portal HTTP/1.1
content-type: application/json
user-agent: portal-webhooks/1.0
webhook-id: whd_5b1c7a0e9f2d4c6b8a3e1f0d9c8b7a65
webhook-timestamp: 1795695086
webhook-signature: v1,LncxoU8P7F8XGKnsNXvMF5XjdPgDDR7q/8slDjBwIkQ=

{
  "type": "document.access_lost",
  "timestamp": "2026-11-26T12:11:26.435Z",
  "data": {
    "id": "doc_f5f752aaa2654288bb562f1ce813cd1f",
    "version": null,
    "changeId": "chg_d2cadd8db1214dd7a6a841d62e984ac7"
  }
}
`;

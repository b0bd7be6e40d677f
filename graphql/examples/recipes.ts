// Programs for common tasks, as the developer pages show them. api/integration/developers runs each text as a program.
// The programs read the URL of the site and the token from the environment.

/** Arguments: a folder. Scope: CONTENT_READ. */
export const mirrorArticles = String.raw`# Run with: python3 mirror.py FOLDER
import json, os, pathlib, sys, time, urllib.error, urllib.request

folder = pathlib.Path(sys.argv[1])
folder.mkdir(exist_ok=True)
cursor_file = folder / "cursor"
FIELDS = "id slug title summary bodyHtml status version publishedAt"


def send(query, **variables):
    request = urllib.request.Request(
        os.environ["SITE"] + "/graphql",
        data=json.dumps({"query": query, "variables": variables}).encode(),
        headers={
            "Authorization": "Bearer " + os.environ["TOKEN"],
            "Content-Type": "application/json",
        },
    )
    try:
        with urllib.request.urlopen(request) as response:
            answer = json.load(response)
    except urllib.error.HTTPError as error:
        if error.code == 429:
            time.sleep(int(error.headers["Retry-After"]))
            return send(query, **variables)
        answer = json.load(error)
    if "errors" in answer:
        raise LookupError(answer["errors"][0]["extensions"]["code"])
    return answer["data"]


def save(article):
    (folder / (article["id"] + ".json")).write_text(json.dumps(article))


def copy_all():
    # The cursor comes first: a change during the copy is in the list of changes afterward.
    cursor = send("{ changes(first: 1) { latestCursor } }")["changes"]["latestCursor"]
    ids, after = set(), None
    while True:
        page = send(
            "query ($after: String) { articles(first: 100, after: $after, filter: { status: PUBLISHED })"
            " { nodes { " + FIELDS + " } pageInfo { hasNextPage endCursor } } }",
            after=after,
        )["articles"]
        for article in page["nodes"]:
            save(article)
            ids.add(article["id"])
        if not page["pageInfo"]["hasNextPage"]:
            break
        after = page["pageInfo"]["endCursor"]
    for file in folder.glob("*.json"):
        if file.stem not in ids:
            file.unlink()
    cursor_file.write_text(cursor)


def catch_up():
    while True:
        page = send(
            "query ($after: String) { changes(first: 100, after: $after, filter: { types: [ARTICLE] })"
            " { nodes { nodeId } pageInfo { hasNextPage endCursor } latestCursor } }",
            after=cursor_file.read_text(),
        )["changes"]
        for id in {change["nodeId"] for change in page["nodes"]}:
            article = send(
                "query ($id: ID!) { node(id: $id) { ... on Article { " + FIELDS + " } } }", id=id
            )["node"]
            if article and article["status"] == "PUBLISHED":
                save(article)
            else:
                (folder / (id + ".json")).unlink(missing_ok=True)
        more = page["pageInfo"]["hasNextPage"]
        cursor_file.write_text(page["pageInfo"]["endCursor"] if more else page["latestCursor"])
        if not more:
            return


try:
    catch_up()
except (FileNotFoundError, LookupError) as error:
    if isinstance(error, LookupError) and str(error) != "CURSOR_EXPIRED":
        raise
    copy_all()
`;

/** Prints a line of JSON for each coming event. Scope: EVENTS_READ. */
export const syncCalendar = String.raw`// Run with: npx tsx calendar.mts
const { SITE, TOKEN } = process.env;

const query =
  'query Coming($after: String) { events(first: 50, after: $after) {' +
  ' nodes { id sequence title startsAt endsAt isAllDay status location }' +
  ' pageInfo { hasNextPage endCursor } } }';

let after: string | null = null;
do {
  const response: Response = await fetch(SITE + '/graphql', {
    method: 'POST',
    headers: { authorization: 'Bearer ' + TOKEN, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { after } }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].extensions.code + ': ' + errors[0].message);
  // Write each event under its id. A higher sequence replaces a lower one.
  for (const event of data.events.nodes) console.log(JSON.stringify(event));
  after = data.events.pageInfo.hasNextPage ? data.events.pageInfo.endCursor : null;
} while (after);
`;

/** Arguments: the start of the period as an ISO date and time. Scope: AUDIT_READ, of an administrator. */
export const exportAccessLog = String.raw`# Run with: sh access-log.sh 2026-01-01T00:00:00Z
# One JSON object a line, the newest access first.
curl --fail-with-body --no-progress-meter --get "$SITE/api/documents/log/export" \
  --header "Authorization: Bearer $TOKEN" \
  --data "format=ndjson" \
  --data-urlencode "from=$1"
`;

/** Arguments: the name of a group and email addresses. Scope: PEOPLE_WRITE, of an administrator. */
export const provisionInvestors = String.raw`# Run with: python3 provision.py "Series B" ana@example.com bo@example.com
import json, os, sys, urllib.error, urllib.request

group_name, emails = sys.argv[1], {email.lower() for email in sys.argv[2:]}


def send(query, **variables):
    request = urllib.request.Request(
        os.environ["SITE"] + "/graphql",
        data=json.dumps({"query": query, "variables": variables}).encode(),
        headers={
            "Authorization": "Bearer " + os.environ["TOKEN"],
            "Content-Type": "application/json",
        },
    )
    try:
        with urllib.request.urlopen(request) as response:
            answer = json.load(response)
    except urllib.error.HTTPError as error:
        answer = json.load(error)
    if "errors" in answer:
        raise SystemExit(json.dumps(answer["errors"][0]))
    return answer["data"]


def read_all(field, fields, condition=""):
    after = None
    while True:
        page = send(
            "query ($after: String) { " + field + "(first: 100, after: $after" + condition + ")"
            " { nodes { " + fields + " } pageInfo { hasNextPage endCursor } } }",
            after=after,
        )[field]
        yield from page["nodes"]
        if not page["pageInfo"]["hasNextPage"]:
            return
        after = page["pageInfo"]["endCursor"]


def find_people(status):
    condition = ", filter: { status: " + status + " }"
    people = read_all("users", "id email isEmailVerified", condition)
    return [user for user in people if user["email"].lower() in emails]


# The group comes first, and an existing one is used: the program can run again after an error.
group = next((one for one in read_all("groups", "id name") if one["name"] == group_name), None)
if group is None:
    group = send(
        "mutation ($name: String!) { createGroup(input: { name: $name }) { group { id } } }",
        name=group_name,
    )["createGroup"]["group"]

for user in find_people("PENDING"):
    if user["isEmailVerified"]:
        send("mutation ($id: ID!) { approveUser(input: { id: $id }) { user { id } } }", id=user["id"])
        print("approved", user["email"])

# Also those who were approved before. The other members stay.
members = find_people("APPROVED")
send(
    "mutation ($id: ID!, $members: [ID!]) {"
    " updateGroup(input: { id: $id, addMemberIds: $members }) { group { id } } }",
    id=group["id"],
    members=[user["id"] for user in members],
)
print("group", group["id"])
missing = emails - {user["email"].lower() for user in members}
if missing:
    raise SystemExit("not approved: " + ", ".join(sorted(missing)))
`;

/** Arguments: the id of an article, the version that was read before, and a title. Scope: CONTENT_WRITE. */
export const renameArticle = String.raw`// Run with: npx tsx rename.mts ID VERSION TITLE
const { SITE, TOKEN } = process.env;
const [id, version, title] = process.argv.slice(2);

async function send(query: string, variables: object) {
  const response = await fetch(SITE + '/graphql', {
    method: 'POST',
    headers: { authorization: 'Bearer ' + TOKEN, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  // The body of an error is JSON, too.
  return response.json();
}

const { errors } = await send(
  'mutation ($input: UpdateArticleInput!) { updateArticle(input: $input) { article { id } } }',
  { input: { id, title, expectedVersion: Number(version) } },
);
if (!errors) {
  console.log('renamed');
} else if (errors[0].extensions.code === 'CONFLICT') {
  // Another person saved a newer version. Nothing was changed: read it, then decide.
  const { data } = await send(
    'query ($id: ID!) { node(id: $id) { ... on Article { version title } } }',
    { id },
  );
  console.log('CONFLICT: version ' + data.node.version + ' is "' + data.node.title + '"');
  process.exitCode = 1;
} else {
  throw new Error(errors[0].extensions.code + ': ' + errors[0].message);
}
`;

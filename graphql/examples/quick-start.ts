// The first request in four languages, as the developer pages show it. api/integration/developers runs each text as a program.
// The programs read the URL of the site and the token from the environment.

/** Public content needs no token, so this line can be copied as it is. */
export const makeFirstRequest = (site: string): string =>
  `curl "${site}/graphql" --header "Content-Type: application/json" --data '{"query":"{ articles(first: 3) { nodes { title } } }"}'\n`;

export const curlQuickStart = String.raw`curl "$SITE/graphql" \
  --header "Authorization: Bearer $TOKEN" \
  --header "Content-Type: application/json" \
  --data '{"query":"{ articles(first: 3) { nodes { title publishedAt } } }"}'
`;

export const typescriptQuickStart = String.raw`// Run with: npx tsx newest.mts
const { SITE, TOKEN } = process.env;

const query =
  'query Newest($first: Int!) { articles(first: $first) { nodes { title publishedAt } } }';

const response = await fetch(SITE + '/graphql', {
  method: 'POST',
  headers: { authorization: 'Bearer ' + TOKEN, 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables: { first: 3 } }),
});
const { data, errors } = await response.json();
if (errors) throw new Error(errors[0].extensions.code + ': ' + errors[0].message);
for (const { title, publishedAt } of data.articles.nodes) console.log(publishedAt, title);
`;

export const pythonQuickStart = String.raw`# Run with: python3 newest.py
import json, os, urllib.error, urllib.request

query = "query Newest($first: Int!) { articles(first: $first) { nodes { title publishedAt } } }"

request = urllib.request.Request(
    os.environ["SITE"] + "/graphql",
    data=json.dumps({"query": query, "variables": {"first": 3}}).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["TOKEN"],
        "Content-Type": "application/json",
    },
)
try:
    with urllib.request.urlopen(request) as response:
        answer = json.load(response)
except urllib.error.HTTPError as error:
    # The body says what to correct.
    answer = json.load(error)
if "errors" in answer:
    error = answer["errors"][0]
    raise SystemExit(error["extensions"]["code"] + ": " + error["message"])
for article in answer["data"]["articles"]["nodes"]:
    print(article["publishedAt"], article["title"])
`;

export const goQuickStart = String.raw`// Run with: go run newest.go
package main

import (
	"bytes"
	"encoding/json"
	"io"
	"log"
	"net/http"
	"os"
)

func main() {
	body, err := json.Marshal(map[string]any{
		"query":     "query Newest($first: Int!) { articles(first: $first) { nodes { title publishedAt } } }",
		"variables": map[string]any{"first": 3},
	})
	if err != nil {
		log.Fatal(err)
	}
	request, err := http.NewRequest("POST", os.Getenv("SITE")+"/graphql", bytes.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("TOKEN"))
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if _, err := io.Copy(os.Stdout, response.Body); err != nil {
		log.Fatal(err)
	}
}
`;

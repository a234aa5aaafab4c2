export default String.raw`
@group cloud-devops | Cloud and DevOps | technology

[tools]
Karpenter^ > Kubernetes
KEDA^ > Kubernetes
Kyverno > Kubernetes ~ Open Policy Agent
Sigstore = Sigstore cosign
cosign^ ~ Sigstore
Syft? ~ Sigstore
SBOM^ ~ Sigstore
SBOM generation ~ Sigstore
Grype ~ Trivy
Checkov > Infrastructure as code ~ tfsec
tfsec > Infrastructure as code
Conftest ~ Open Policy Agent
cert-manager > Kubernetes
External Secrets Operator = external-secrets > Kubernetes, Secrets management
Tempo? = Grafana Tempo > Monitoring and observability
Mimir? = Grafana Mimir > Monitoring and observability ~ Thanos
Alloy? = Grafana Alloy > Monitoring and observability
Pyroscope > Monitoring and observability
Promtail > Monitoring and observability
Alertmanager = Alert Manager? > Monitoring and observability
Thanos? > Prometheus ~ VictoriaMetrics
VictoriaMetrics > Monitoring and observability
Zipkin > Monitoring and observability ~ Jaeger
SigNoz > Monitoring and observability
Honeycomb? = Honeycomb.io > Monitoring and observability
Lightstep > Monitoring and observability
Rollbar ~ Sentry
Bugsnag ~ Sentry
Raygun ~ Sentry
Statuspage = Atlassian Statuspage
VictorOps = Splunk On-Call ~ PagerDuty
Sumo Logic > Monitoring and observability
Logz.io > Monitoring and observability
Papertrail? > Monitoring and observability
Filebeat = Elastic Beats, Beats? > ELK Stack
Metricbeat > ELK Stack ~ Filebeat
Vector? = Vector.dev ~ Fluentd
Icinga = Icinga 2 > Monitoring and observability ~ Nagios
Checkmk > Monitoring and observability ~ Nagios
Netdata > Monitoring and observability
Uptime Kuma > Monitoring and observability
Argo Rollouts > Kubernetes ~ Argo CD
Helmfile > Kubernetes
Skaffold > Kubernetes
Telepresence? > Kubernetes
Tilt? = Tiltfile > Kubernetes
k3s > Kubernetes
k3d > Kubernetes
Minikube > Kubernetes
MicroK8s > Kubernetes
VMware Tanzu = Tanzu > Kubernetes
Knative > Kubernetes, Serverless
OpenFaaS > Serverless
Envoy? = Envoy proxy, Envoy visitor management
  not after peace, special, trade, climate, un
Cilium > Kubernetes
eBPF > Kubernetes ~ Cilium
Calico? = Project Calico > Kubernetes
Traefik = Traefik Proxy > Load balancing
Caddy? = Caddy server ~ NGINX
  not before school, master, services
KrakenD > API management
Tyk > API management
Terragrunt > Terraform
Atlantis? = Terraform Atlantis > Terraform
Spacelift > Infrastructure as code
AWX^ > Ansible
CFEngine > Configuration management
Tekton^ = Tekton Pipelines > CI/CD, Kubernetes
Buildkite > CI/CD
GoCD > CI/CD
Harness? = Harness.io > CI/CD
  not after safety, wire, the, climbing, horse
AWS CodeBuild = CodeBuild > AWS, CI/CD
AWS CodeDeploy = CodeDeploy > AWS, CI/CD
AWS CodePipeline = CodePipeline > AWS, CI/CD
Google Cloud Build = Cloud Build > Google Cloud, CI/CD
Harbor? = Harbor registry, Goharbor ~ JFrog Artifactory
Quay? = Quay.io
Amazon ECR = ECR^, Elastic Container Registry > AWS
AWS App Runner = App Runner? > AWS
Renovate? = Renovate Bot ~ Dependabot
Dependabot
Codecov = Coveralls > Code coverage
LaunchDarkly > Feature flags
Unleash? > Feature flags
Flagsmith > Feature flags
Split.io > Feature flags
ConfigCat > Feature flags
Chaos Monkey > Chaos engineering
Chaos Mesh > Chaos engineering
Gremlin? > Chaos engineering
Velero > Kubernetes, Backup and recovery
Longhorn? > Kubernetes
Rook? > Kubernetes ~ Longhorn
Rook Ceph > Kubernetes ~ Longhorn
Ceph ~ MinIO
MinIO ~ Amazon S3
GlusterFS ~ Ceph
etcd > Kubernetes
Apache ZooKeeper = ZooKeeper, Zookeeper^
Buildah > Containerisation
Skopeo > Containerisation ~ Buildah
CRI-O > Kubernetes
LXC^ = Linux containers > Containerisation
LXD^ > Containerisation ~ LXC
Incus? > Containerisation ~ LXC
Fly.io > Cloud computing
Railway.app = Railway?
  not before station, stations, track, line, lines, signalling, bridge, operations, engineer, engineering, sleeper
Render.com
Fastly > Content delivery networks
OVHcloud > Cloud computing
Scaleway > Cloud computing
Vultr > Cloud computing
Tencent Cloud > Cloud computing
Amazon EventBridge = EventBridge, AWS EventBridge > AWS
AWS CloudTrail = CloudTrail > AWS
Amazon Cognito = Cognito?, AWS Cognito > AWS
AWS KMS = KMS?, Key Management Service > AWS
AWS Secrets Manager = Secrets Manager? > AWS, Secrets management
AWS Systems Manager = SSM Parameter Store, Parameter Store? > AWS
Amazon Lightsail = Lightsail > AWS
Amazon DocumentDB = DocumentDB > AWS ~ MongoDB
Amazon Neptune = Neptune? > AWS
Amazon Timestream = Timestream? > AWS
AWS AppSync = AppSync > AWS, GraphQL
Amazon GuardDuty > AWS
AWS WAF = Web application firewalls, WAF^
AWS Control Tower = Control Tower?, AWS Organizations > AWS
  not before operator, operations, clearance, aerodrome
AWS Direct Connect = Direct Connect? > AWS
AWS Transit Gateway = Transit Gateway > AWS
Amazon VPC = VPC^, AWS VPC > AWS
AWS SAM > AWS, Serverless
Serverless Framework > Serverless
SST^ > AWS, Serverless
Azure Event Grid = Event Grid > Azure
Azure Event Hubs = Event Hubs > Azure ~ Kafka
Azure Log Analytics = Log Analytics? > Azure
KQL^ = Kusto, Kusto Query Language ~ Azure Log Analytics
Azure ExpressRoute = ExpressRoute > Azure
Azure Container Apps > Azure, Containerisation
Azure Key Vault = Key Vault? > Azure, Secrets management
Azure Front Door > Azure
Microsoft Defender for Cloud = Defender for Cloud > Azure
Google Dataflow = Cloud Dataflow > Google Cloud ~ Apache Beam
Google Dataproc = Dataproc > Google Cloud, Apache Spark
Google Cloud Storage = Cloud Storage? > Google Cloud
Google Cloud Spanner = Cloud Spanner, Spanner? > Google Cloud
Google Bigtable = Bigtable, Cloud Bigtable > Google Cloud
Google Cloud Composer = Cloud Composer > Google Cloud, Apache Airflow
Google Anthos = Anthos > Google Cloud, Kubernetes
Nix^ = NixOS, Nix flakes
Homebrew?
Chocolatey ~ Homebrew
RPM packaging
DEB packaging ~ RPM packaging
Debian packaging ~ RPM packaging
Earthly? > CI/CD
Dagger.io
tmux
sed^

[skills]
Code coverage = Test coverage reports, Test coverage
`;
